import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { type IconName, Icon } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Action, type ToolbarState, isAction, isFormat } from './commands.ts';
import { richTextMessages } from './messages.ts';

export type ToolbarButton = Action | 'link' | 'image';

const GROUPS: readonly (readonly ToolbarButton[])[] = [
  ['bold', 'italic', 'link', 'code'],
  ['heading', 'subheading', 'bulletList', 'numberedList', 'quote'],
  ['image', 'table', 'codeBlock', 'rule'],
  ['undo', 'redo'],
];

const TABLE_GROUP: readonly ToolbarButton[] = [
  'addRow',
  'addColumn',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
];

const iconOf = (button: ToolbarButton): IconName => (button === 'deleteTable' ? 'trash' : button);

const SHADE =
  'touch:not-forced-colors:[background:linear-gradient(var(--a-raised),var(--a-raised))_right/1.75rem_100%_no-repeat_local,linear-gradient(to_right,var(--a-raised),color-mix(in_oklab,var(--a-raised)_82%,var(--a-ink)))_right/1.75rem_100%_no-repeat,var(--a-raised)]';

const BUTTON_CLASS =
  'grid size-9 flex-none cursor-pointer place-items-center rounded-md text-a-ink hover:bg-a-panel aria-disabled:cursor-default aria-disabled:opacity-45 aria-pressed:bg-a-soft aria-pressed:text-a-accent touch:size-11 forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:outline-[CanvasText] forced-colors:aria-pressed:forced-color-adjust-none';

/** One tab stop; arrow keys move between the buttons, Escape returns to the text. */
export function Toolbar({
  bar,
  label,
  state,
  press,
  leave,
}: {
  bar: RefObject<HTMLDivElement | null>;
  label: string;
  state: ToolbarState;
  press: (button: ToolbarButton) => void;
  leave: () => void;
}) {
  const t = richTextMessages[useLocale()];
  useVisibleTop(bar);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') return leave();
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    focusButton(buttons, buttons.at(to % buttons.length));
  }

  const groups = state.isInTable ? [...GROUPS, TABLE_GROUP] : GROUPS;
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={`${t.toolbar}: ${label}`}
      className={`${SHADE} sticky top-[var(--visible-top,0px)] z-5 flex flex-wrap gap-x-2 gap-y-1 rounded-t-lg border border-b-0 border-a-edge bg-a-raised p-1 max-[959px]:top-[max(3.5rem,var(--visible-top,0px))] touch:flex-nowrap touch:overflow-x-auto touch:overscroll-x-contain touch:[scrollbar-width:thin]`}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div
          key={group[0]}
          className="flex gap-0.5"
          {...(group === TABLE_GROUP && { role: 'group', 'aria-label': t.tableTools })}
        >
          {group.map((button) => {
            // A disabled button would lose the focus when its action becomes impossible.
            const isDisabled = isAction(button) && !state.enabled.has(button);
            return (
              <button
                key={button}
                type="button"
                tabIndex={button === 'bold' ? 0 : -1}
                aria-label={t[button]}
                title={t[button]}
                className={BUTTON_CLASS}
                data-action={button}
                aria-disabled={isDisabled || undefined}
                {...(isFormat(button) && { 'aria-pressed': state.active.has(button) })}
                // The text keeps the focus and its selection; on a phone the keyboard stays open.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !isDisabled && press(button)}
              >
                <Icon name={iconOf(button)} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function focusButton(
  buttons: readonly HTMLButtonElement[],
  next: HTMLButtonElement | undefined,
): void {
  if (!next) return;
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

/** An on-screen keyboard moves the visible part of the page. */
function useVisibleTop(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const follow = () =>
      bar.current?.style.setProperty('--visible-top', `${Math.round(viewport.offsetTop)}px`);
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [bar]);
}
