/** Whether this browser can play without a network, and what that takes. */
import * as texts from "words/device.ts";
import { Problem, useAsked, useSending } from "../loading.tsx";
import { get, giveBack, offered, share, sizeOf } from "./getting.ts";
import { kept, type Manifest, preferHere, prefersHere } from "./mode.ts";

const MILLION = 1_000_000;

export function DeviceCard() {
  return (
    <section class="card device" aria-labelledby="device-title">
      <h2 id="device-title">{texts.withoutNetwork}</h2>
      <p>{texts.withoutNetworkAbout}</p>
      {!("serviceWorker" in navigator) ? <p class="soft">{texts.needsHttps}</p> : kept.value ? <Here now={kept.value} /> : <Offer />}
    </section>
  );
}

function Offer() {
  const asked = useAsked(async () => ({ manifest: await offered() }), "device");
  const { busy, problem, run } = useSending();
  const manifest = asked.value?.manifest;
  if (asked.value && !manifest) return <p class="soft">{texts.notOffered}</p>;
  return (
    <>
      {manifest && (
        <button disabled={busy || share.value !== null} onClick={() => void run(() => get(manifest))}>
          {texts.get({ size: millions(manifest.download) })}
        </button>
      )}
      {share.value !== null && (
        <p role="status">
          <label>
            {texts.getting} <progress value={share.value} max={1} />
          </label>
        </p>
      )}
      <Problem text={problem ?? asked.problem} />
    </>
  );
}

function Here({ now }: { now: Manifest }) {
  const { busy, problem, run } = useSending();
  return (
    <>
      <p role="status">{texts.isHere({ size: millions(sizeOf(now)) })}</p>
      <label class="radio">
        <input type="checkbox" checked={prefersHere.value} onChange={(event) => preferHere(event.currentTarget.checked)} />
        <span>
          <b>{texts.always}</b> <span class="soft">{texts.alwaysAbout}</span>
        </span>
      </label>
      <p class="buttons">
        <button disabled={busy} onClick={() => void run(giveBack)}>
          {texts.giveBack}
        </button>
      </p>
      <Problem text={problem} />
    </>
  );
}

function millions(bytes: number): number {
  return Math.round(bytes / MILLION);
}
