import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../features/navigation/index.ts';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

export type ButtonVariant = 'plain' | 'primary' | 'danger' | 'quiet';

const VARIANT_CLASSES: Readonly<Record<ButtonVariant, string>> = {
  plain: 'control-button',
  primary: 'control-button control-button-primary',
  danger: 'control-button control-button-danger',
  quiet: 'control-button control-button-quiet',
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  icon?: IconName;
  /** Shows a spinner and ignores clicks; the button stays in the tab order. */
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
      className={`${VARIANT_CLASSES[variant]} ${className}`}
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
      {children}
    </button>
  );
}

/** A button that shows only an icon; its label is read out and shown as a tooltip. */
export function IconButton({
  label,
  icon,
  className = '',
  ...rest
}: Omit<ButtonProps, 'icon' | 'children'> & { label: string; icon: IconName }) {
  return (
    <Button
      variant="quiet"
      {...rest}
      icon={icon}
      aria-label={label}
      title={label}
      className={`control-button-icon ${className}`}
    />
  );
}

export interface ButtonLinkProps {
  to: string;
  variant?: ButtonVariant;
  icon?: IconName;
  allowExternal?: boolean;
  target?: '_blank';
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'plain',
  icon,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${VARIANT_CLASSES[variant]} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
