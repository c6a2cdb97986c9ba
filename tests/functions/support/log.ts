/** Log of the functions in this process. Their logger binds to the console when it is first imported. */
export const log: string[] = [];
console.info = (line: string) => void log.push(line);
