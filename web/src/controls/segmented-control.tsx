export interface SegmentsProps<Value extends string | number> {
  /** What is chosen, for those who do not see that the buttons stand together. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

/** One of a few values, all of them in sight. */
export function SegmentedControl<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  className = '',
}: SegmentsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={`control-segments ${className}`}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="control-segment"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
