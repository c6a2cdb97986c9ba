import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../features/navigation/index.ts';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

export type ButtonVariant = 'plain' | 'primary' | 'danger' | 'quiet';

const LOOKS: Readonly<Record<ButtonVariant, string>> = {
  plain: 'control-button',
  primary: 'control-button control-button-primary',
  danger: 'control-button control-button-danger',
  quiet: 'control-button control-button-quiet',
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonVariant;
  icon?: IconName;
  /** While true the button turns a wheel and does nothing, but keeps its place in the tab order. */
  busy?: boolean;
}

export function Button({
  look = 'plain',
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
      className={`${LOOKS[look]} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <span className="control-spinner" aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} />
      )}
      {children}
    </button>
  );
}

/** A button that shows only a picture; its label is read out and shown as a tooltip. */
export function IconButton({
  label,
  icon,
  className = '',
  ...rest
}: Omit<ButtonProps, 'icon' | 'children'> & { label: string; icon: IconName }) {
  return (
    <Button
      look="quiet"
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
  look?: ButtonVariant;
  icon?: IconName;
  allowExternal?: boolean;
  target?: '_blank';
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, it changes nothing. */
export function ButtonLink({
  look = 'plain',
  icon,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={`${LOOKS[look]} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
