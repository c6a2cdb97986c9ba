/** Time between two lines, in ms. */
const PAUSE_MS = 5000;

/**
 * Says every few seconds how far a task is.
 * @param what what is counted, e.g. `documents`
 * @returns called with what is done and, where it is known, the total
 */
export function progress(what: string): (done: number, total?: number) => void {
  let shown = Date.now();
  return (done, total) => {
    if (Date.now() - shown < PAUSE_MS) return;
    shown = Date.now();
    console.log(`  ${done}${total === undefined ? '' : ` of ${total}`} ${what} …`);
  };
}
