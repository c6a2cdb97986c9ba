import type { ComponentProps } from 'react';
import { TextField } from './field.tsx';
import type { SegmentedControlProps } from './segmented-control.tsx';
import { SegmentedControl } from './segmented-control.tsx';

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  text: string;
  setText: (text: string) => void;
};

/** Search field of a list; Escape leaves it. */
export function SearchField({ text, setText, ...rest }: SearchFieldProps) {
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
