/** What the functions of this process have logged. Their logger binds to the console when it is first imported. */
export const log: string[] = [];
console.info = (line: string) => void log.push(line);
