import { useLocale } from '../../features/locale/index.ts';
import { CheckField, Dialog } from '../../controls/index.ts';
import { SHORTCUTS } from './use-shortcuts.ts';
import { inboxMessages } from './messages.ts';

/** All shortcuts, and the switch that turns them off. */
export function ShortcutsDialog({
  on,
  onChange,
  onClose,
}: {
  on: boolean;
  onChange: (on: boolean) => void;
  onClose: () => void;
}) {
  const t = inboxMessages[useLocale()];
  return (
    <Dialog title={t.shortcutsTitle} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr_auto_1fr]">
        {SHORTCUTS.map(({ key, name }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-6 rounded-[0.3125rem] border border-b-2 border-a-edge bg-a-raised px-1.5 text-center font-mono text-[0.8125rem]/normal font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{t.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={t.shortcutsOn}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Dialog>
  );
}
