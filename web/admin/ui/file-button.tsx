import { useRef } from 'react';
import { type ButtonProps, Button } from './button.tsx';

/** A button that opens the file picker of the browser. */
export function FileButton({
  label,
  accept,
  multiple = false,
  choose,
  ...button
}: Omit<ButtonProps, 'onClick' | 'type'> & {
  /** What is chosen; read out with the file picker. */
  label: string;
  /** Media types. */
  accept: readonly string[];
  multiple?: boolean;
  /** Called with at least one file. */
  choose: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        accept={accept.join(',')}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can then be chosen again.
          event.target.value = '';
          if (files.length > 0) choose(files);
        }}
      />
      <Button icon="image" {...button} onClick={() => input.current?.click()} />
    </>
  );
}
