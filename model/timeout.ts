export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** @throws {TimeoutError} if the promise takes longer */
export async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError(`no result within ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
