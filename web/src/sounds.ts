/** Sounds made of tones and noise, no files; silent unless the settings ask for them. */
import { settings } from "./settings.ts";

export type Sound = "roll" | "smoke" | "explosion" | "rescue" | "turn" | "loss";

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.peek().sounds || document.visibilityState === "hidden") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  RECIPES[name](context, context.currentTime);
}

const RECIPES: Record<Sound, (audio: AudioContext, at: number) => void> = {
  roll: (audio, at) => {
    for (const wait of [0, 0.07, 0.13, 0.2]) noise(audio, at + wait, 0.04, 2600 - wait * 4000, 0.16);
  },
  smoke: (audio, at) => noise(audio, at, 0.35, 700, 0.08),
  explosion: (audio, at) => {
    noise(audio, at, 0.6, 240, 0.5);
    tone(audio, at, 70, 0.5, 0.35, "sine", 32);
  },
  rescue: (audio, at) => {
    [523, 659, 784].forEach((pitch, step) => tone(audio, at + step * 0.09, pitch, 0.25, 0.12, "triangle"));
  },
  turn: (audio, at) => {
    tone(audio, at, 587, 0.16, 0.12, "sine");
    tone(audio, at + 0.12, 880, 0.3, 0.1, "sine");
  },
  loss: (audio, at) => tone(audio, at, 220, 0.5, 0.14, "triangle", 130),
};

function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  shape: OscillatorType,
  glide = pitch,
): void {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(glide, at + length);
  source.connect(faded(audio, at, length, loud));
  source.start(at);
  source.stop(at + length);
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(faded(audio, at, length, loud));
  source.start(at);
}

/** A loudness that dies away, joined to the speakers. */
function faded(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
