/** Posts the microphone's sound in blocks of one AAC frame. Served unbundled: a worklet is loaded by its URL alone. */
const BLOCK_FRAMES = 1024;

class SoundBlocks extends AudioWorkletProcessor {
  #channels = [new Float32Array(BLOCK_FRAMES), new Float32Array(BLOCK_FRAMES)];
  #filled = 0;

  process([input]) {
    const frames = input[0]?.length ?? 0;
    if (frames === 0) return true;
    for (const [index, channel] of this.#channels.entries()) channel.set(input[index] ?? input[0], this.#filled);
    this.#filled += frames;
    if (this.#filled < BLOCK_FRAMES) return true;
    const full = this.#channels;
    this.#channels = [new Float32Array(BLOCK_FRAMES), new Float32Array(BLOCK_FRAMES)];
    this.#filled = 0;
    this.port.postMessage(
      full,
      full.map(channel => channel.buffer),
    );
    return true;
  }
}

registerProcessor('sound-blocks', SoundBlocks);
