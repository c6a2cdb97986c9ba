import { type ButtonHTMLAttributes, useRef } from 'react';
import { type LinkProps, Link } from 'react-router-dom';
import { IMAGE_TYPES } from '#model/pictures/limits.ts';
import { type IconName, Icon } from './icon.tsx';

type ButtonVariant = 'plain' | 'primary' | 'danger' | 'danger-outline' | 'quiet' | 'toast';

const BASE =
  'inline-flex min-h-(--a-control-height) cursor-pointer items-center justify-center gap-2 rounded-lg border font-[550] leading-tight no-underline transition-[background-color] duration-[120ms] unusable:cursor-not-allowed unusable:opacity-55 account:rounded-full account:font-bold forced-colors:unusable:border-[GrayText] forced-colors:unusable:text-[GrayText] forced-colors:unusable:opacity-100';

// Less space in large type on account pages on a phone, where one long word would not fit.
const TEXT = 'px-3.5 py-1.5 account:px-[min(1.5rem,5vw)]';
const ICON_ALONE = 'w-(--a-control-height)';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  plain: 'border-a-edge bg-a-panel text-a-ink hover:bg-a-raised',
  primary:
    'border-transparent bg-a-accent text-(--a-on-accent) hover:bg-[color-mix(in_oklab,var(--a-accent)_88%,var(--a-ink))]',
  danger:
    'border-transparent bg-a-danger text-(--a-on-danger) hover:bg-[color-mix(in_oklab,var(--a-danger)_88%,var(--a-ink))]',
  // A red that deletes is hard to tell from the brick that saves.
  'danger-outline': 'border-current text-a-danger',
  quiet: 'border-transparent text-a-ink hover:bg-a-raised',
  toast: 'border-transparent hover:bg-[color-mix(in_srgb,currentColor_16%,transparent)]',
};

/** Class of a link that is no `ButtonLink`. */
export const buttonClass = (variant: ButtonVariant): string =>
  `${BASE} ${TEXT} ${VARIANTS[variant]}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  icon?: IconName;
  /** The button stays in the tab order. */
  busy?: boolean;
}

export function Button({
  variant = 'plain',
  icon,
  busy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={`${BASE} ${children === undefined ? ICON_ALONE : TEXT} ${VARIANTS[variant]} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <span
          className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent forced-colors:border-e-[ButtonFace]"
          aria-hidden="true"
        />
      ) : (
        icon && <Icon name={icon} />
      )}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

export function IconButton({
  label,
  icon,
  ...rest
}: Omit<ButtonProps, 'icon' | 'children'> & { label: string; icon: IconName }) {
  return <Button variant="quiet" {...rest} icon={icon} aria-label={label} title={label} />;
}

export function ButtonLink({
  variant = 'plain',
  icon,
  className = '',
  children,
  ...rest
}: LinkProps & { variant?: ButtonVariant; icon?: IconName }) {
  return (
    <Link {...rest} className={`${buttonClass(variant)} ${className}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}

export function ImageButton({
  label,
  multiple = false,
  choose,
  ...button
}: Omit<ButtonProps, 'onClick' | 'type'> & {
  label: string;
  multiple?: boolean;
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
        accept={IMAGE_TYPES.join(',')}
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
