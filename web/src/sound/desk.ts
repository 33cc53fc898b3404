/** The mixing desk: tones and noise go through a small room and a limiter to the speakers. */

/** How a sound swells and dies away. */
interface Shape {
  /** Seconds after the time that it was asked for. */
  wait?: number;
  length: number;
  loud: number;
  /** Seconds until it is loudest; a knock has none. */
  swell?: number;
}

interface Tone extends Shape {
  pitch: number;
  /** The pitch at the end. */
  to?: number;
  wave?: OscillatorType;
}

interface Noise extends Shape {
  /** The pitch that is let through, at the beginning and at the end. */
  pitch: number;
  to?: number;
  /** How narrow it is; low-passed without it. */
  narrow?: number;
}

const LOUDNESS = 1.3;
const LEAD = 0.03;
const ROOM = 0.16;
const ROOM_SECONDS = 0.9;
const SILENT = 0.0001;

export class Desk {
  private readonly bus: GainNode;
  private readonly hiss: AudioBuffer;

  constructor(private readonly audio: BaseAudioContext) {
    const limiter = audio.createDynamicsCompressor();
    limiter.threshold.value = -10;
    limiter.ratio.value = 8;
    limiter.connect(audio.destination);
    this.bus = audio.createGain();
    this.bus.gain.value = LOUDNESS;
    this.bus.connect(limiter);
    this.hiss = noise(audio, 2, () => 1);
    const room = audio.createConvolver();
    room.buffer = noise(audio, ROOM_SECONDS, (part) => (1 - part) ** 3);
    const share = audio.createGain();
    share.gain.value = ROOM;
    this.bus.connect(room).connect(share).connect(limiter);
  }

  /** The earliest time at which a sound begins whole. */
  get soon(): number {
    return this.audio.currentTime + LEAD;
  }

  /** Browsers keep sound back until something was clicked. */
  async wake(): Promise<void> {
    if (this.audio instanceof AudioContext && this.audio.state === "suspended") await this.audio.resume();
  }

  tone(at: number, { pitch, to = pitch, wave = "sine", ...shape }: Tone): void {
    const begin = at + (shape.wait ?? 0);
    const source = this.audio.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(pitch, begin);
    source.frequency.exponentialRampToValueAtTime(to, begin + shape.length);
    this.play(source, source, begin, shape);
  }

  noise(at: number, { pitch, to = pitch, narrow, ...shape }: Noise): void {
    const begin = at + (shape.wait ?? 0);
    const source = this.audio.createBufferSource();
    source.buffer = this.hiss;
    source.loop = true;
    source.loopStart = Math.random();
    const filter = this.audio.createBiquadFilter();
    filter.type = narrow === undefined ? "lowpass" : "bandpass";
    filter.Q.value = narrow ?? 0.7;
    filter.frequency.setValueAtTime(pitch, begin);
    filter.frequency.exponentialRampToValueAtTime(to, begin + shape.length);
    source.connect(filter);
    this.play(source, filter, begin, shape);
  }

  private play(source: AudioScheduledSourceNode, end: AudioNode, begin: number, { length, loud, swell = 0.004 }: Shape): void {
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + swell);
    gain.gain.exponentialRampToValueAtTime(SILENT, begin + length);
    end.connect(gain).connect(this.bus);
    source.start(begin);
    source.stop(begin + length);
  }
}

function noise(audio: BaseAudioContext, seconds: number, loudAt: (part: number) => number): AudioBuffer {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = (Math.random() * 2 - 1) * loudAt(index / length);
  return buffer;
}
