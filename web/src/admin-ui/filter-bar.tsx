import type { ComponentProps } from 'react';
import { useEffect, useState } from 'react';
import { TextField } from './field.tsx';
import type { SegmentedControlProps } from './segmented-control.tsx';
import { SegmentedControl } from './segmented-control.tsx';

/** Milliseconds without typing after which a search starts. */
const PAUSE = 250;

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** The text that is searched for, e.g. from the URL. */
  applied: string;
  /** Called with the trimmed text after a pause in typing. */
  apply: (text: string) => void;
};

/** Search field of a list; Escape leaves it. */
export function SearchField({ applied, apply, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(applied);
  useEffect(() => {
    if (text.trim() === applied) return;
    const timer = setTimeout(() => apply(text.trim()), PAUSE);
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
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}

/** Filter and search of a list, side by side where there is room. */
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
    <div
      className={`mb-4 grid gap-3 lg:grid-cols-[1fr_minmax(16rem,22rem)] lg:items-start ${className}`}
    >
      <SegmentedControl {...filter} />
      <SearchField {...search} hideLabel />
    </div>
  );
}
