import type { KeyboardEvent } from 'react';
import { useId, useRef } from 'react';
import type { ButtonLook } from './button.tsx';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName;
  run: () => void;
}

export interface MenuProps {
  /** Names the menu; also the button's text unless `iconOnly`. */
  label: string;
  items: readonly MenuItem[];
  icon?: IconName;
  iconOnly?: boolean;
  look?: ButtonLook;
}

/** A menu on the browser's own popover: Escape and a click outside close it, arrow keys move in it. */
export function Menu({ label, items, icon = 'more', iconOnly = false, look = 'plain' }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLSpanElement>(null);

  function opened(open: boolean): void {
    const element = menu.current;
    const anchor = trigger.current?.getBoundingClientRect();
    if (!open || element === null || anchor === undefined) return;
    const left = Math.min(anchor.left, innerWidth - element.offsetWidth - 8);
    const below = anchor.bottom + 4;
    const fits = below + element.offsetHeight <= innerHeight;
    element.style.left = `${Math.max(8, left)}px`;
    element.style.top = `${fits ? below : Math.max(8, anchor.top - element.offsetHeight - 4)}px`;
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    event.stopPropagation();
    if (step === undefined) return;
    event.preventDefault();
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = all.findIndex((item) => item === document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
  }

  return (
    <>
      <span ref={trigger} className="inline-flex">
        <Button
          look={look}
          icon={icon}
          popoverTarget={id}
          aria-haspopup="menu"
          className={iconOnly ? 'k-button-icon' : ''}
          {...(iconOnly && { 'aria-label': label, title: label })}
        >
          {!iconOnly && label}
        </Button>
      </span>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="k-menu"
        onToggle={(event) => opened(event.newState === 'open')}
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            className="k-menu-item"
            onClick={() => {
              menu.current?.hidePopover();
              item.run();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}
