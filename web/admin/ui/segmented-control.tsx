export interface SegmentedControlProps<Value extends string> {
  /** Read out by screen readers for the group of buttons. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

/** Chooses one of a few values; all of them are visible. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChoose,
  className = '',
}: SegmentedControlProps<Value>) {
  return (
    <div role="group" aria-label={label} className={`flex flex-wrap gap-1 ${className}`}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-transparent px-3 py-1 font-[550] text-a-muted hover:bg-a-raised aria-pressed:border-a-accent aria-pressed:bg-a-soft aria-pressed:text-a-ink max-sm:min-w-11 max-sm:justify-center max-sm:px-2 touch:min-h-11 forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:outline-[CanvasText] forced-colors:aria-pressed:forced-color-adjust-none"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
