/** Makes the sounds beside the page, so that nothing stutters: a name comes in, its wave goes out. */
import { waveOf } from '../bank.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  let wave: Float32Array | null = null;
  try {
    wave = waveOf(data);
  } catch {
    // What cannot be made is not heard.
  }
  postMessage({ name: data, wave }, { transfer: wave === null ? [] : [wave.buffer] });
});
