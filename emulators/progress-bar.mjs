// Used before packages are installed too, so it imports nothing.

const WIDTH = 30;
/** Pauses between two outputs, in ms. */
const PAUSE = { terminal: 100, lines: 5000 };

const numbers = new Intl.NumberFormat('en');

/**
 * Shows how far a task is: a bar where the output is a terminal, else a line every few seconds.
 * @param {string} what what is counted, e.g. `documents`
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} output
 * @returns called with what is done and, where it is known, the total; both are equal at the end
 */
export function progressBar(what, output = process.stdout) {
  let shown = output.isTTY ? 0 : Date.now();
  return (done, total) => {
    const isEnd = done === total;
    const now = Date.now();
    if (!isEnd && now - shown < (output.isTTY ? PAUSE.terminal : PAUSE.lines)) return;
    shown = now;
    const of = total === undefined ? '' : ` of ${numbers.format(total)}`;
    const count = `${numbers.format(done)}${of} ${what}`;
    if (!output.isTTY) {
      output.write(`  ${count}\n`);
      return;
    }
    const part = total === undefined || total === 0 ? 1 : done / total;
    const filled = Math.round(Math.min(part, 1) * WIDTH);
    const bar = total === undefined ? '' : `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} `;
    // Carriage return and "erase line": the bar replaces the one before.
    output.write(`\r\u001b[2K  ${bar}${count}${isEnd ? '\n' : ''}`);
  };
}
