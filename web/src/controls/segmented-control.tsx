export interface SegmentedControlProps<Value extends string | number> {
  /** Read out by screen readers for the group of buttons. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

/** Chooses one of a few values; all of them are visible. */
export function SegmentedControl<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  className = '',
}: SegmentedControlProps<Value>) {
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
