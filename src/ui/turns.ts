/** Work that may wait a moment, in turns so short that moves and touches meanwhile are not delayed. */

/** How long work goes on in one turn, in milliseconds; half a frame is left for what the frame is for. */
const TURN = 8;

type Work = () => void;

const queue: Work[] = [];
let channel: MessageChannel | null = null;
let isCalled = false;

/** Runs work after all that waits already; its result comes when it has had its turn. */
export function inTurn<T>(work: () => T): Promise<T> {
  return new Promise<T>((done, failed) => {
    queue.push(() => {
      try {
        done(work());
      } catch (error) {
        failed(error);
      }
    });
    call();
  });
}

/** Not a timer: those wait for four milliseconds when nothing else goes on. */
function call(): void {
  if (isCalled) return;
  isCalled = true;
  if (channel === null) {
    channel = new MessageChannel();
    channel.port1.onmessage = takeTurn;
  }
  channel.port2.postMessage(null);
}

function takeTurn(): void {
  isCalled = false;
  const end = performance.now() + TURN;
  do queue.shift()?.();
  while (queue.length > 0 && performance.now() < end);
  if (queue.length > 0) call();
}
