import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { controlMessages } from './messages.ts';

const PAUSE_MS = 250;

type SearchFieldProps = ComponentProps<typeof TextField> & {
  applied: string;
  apply: (text: string) => void;
};

export function SearchField({ applied, apply, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(applied);
  useEffect(() => {
    if (text.trim() === applied) return;
    const timer = setTimeout(() => apply(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the applied text follows the field, not the other way round
  }, [text]);
  return (
    <TextField
      {...rest}
      type="search"
      value={text}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** The list comes first on narrow screens. */
export function Filters({ applied, children }: { applied: boolean; children: ReactNode }) {
  const t = controlMessages[useLocale()];
  const [open, setOpen] = useState(applied);
  return (
    <>
      <Button className="mb-3 md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t.filters}
      </Button>
      <div className={open ? '' : 'max-md:hidden'}>{children}</div>
    </>
  );
}

/** Side by side if there is room. */
export function FilterBar<Value extends string>({
  filter,
  search,
  className = '',
}: {
  filter: SegmentedControlProps<Value>;
  search: SearchFieldProps;
  className?: string;
}) {
  return (
    <div className={className}>
      <Filters applied={search.applied !== '' || filter.value !== filter.options[0]?.value}>
        <div className="mb-4 grid gap-3 lg:grid-cols-[1fr_minmax(16rem,22rem)] lg:items-start">
          <SegmentedControl {...filter} />
          <SearchField {...search} hideLabel />
        </div>
      </Filters>
    </div>
  );
}

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  className?: string;
}

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
