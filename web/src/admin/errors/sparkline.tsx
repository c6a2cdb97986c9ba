const WIDTH = 120;
const HEIGHT = 28;

/** A small picture of counts over time; the numbers are in its label. */
export function Sparkline({ counts, label }: { counts: readonly number[]; label: string }) {
  const most = Math.max(1, ...counts);
  const step = WIDTH / Math.max(1, counts.length);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--a-line)" />
      {counts.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(2, (HEIGHT * count) / most);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place in time
            key={index}
            x={index * step}
            y={HEIGHT - height}
            width={Math.max(1, step - 1)}
            height={height}
            fill="var(--a-accent)"
          />
        );
      })}
    </svg>
  );
}
