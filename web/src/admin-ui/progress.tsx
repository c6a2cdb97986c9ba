/** How far work is, in parts that are all alike to the reader; null while that is not known yet. */
export interface Progress {
  done: number;
  total: number;
}

/** A bar that says how far work is, for eyes and screen readers. @param props.label names the work */
export function ProgressBar({ label, progress }: { label: string; progress: Progress | null }) {
  return (
    <progress
      className="h-2 w-full max-w-96 accent-a-accent"
      aria-label={label}
      {...(progress && { value: progress.done, max: progress.total })}
    />
  );
}
