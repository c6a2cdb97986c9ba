export function progressBar(
  what: string,
  output?: { isTTY?: boolean; write: (text: string) => unknown },
): (done: number, total?: number) => void;
