import { useLocale } from '../../features/locale/index.ts';
import { Button, CheckField, Dialog, kitWords } from '../ui/index.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { messageWords } from './words.ts';

/** All shortcuts, and the switch that turns them off. */
export function Help({
  open,
  on,
  onChange,
  onClose,
}: {
  open: boolean;
  on: boolean;
  onChange: (on: boolean) => void;
  onClose: () => void;
}) {
  const locale = useLocale();
  const words = messageWords[locale];
  return (
    <Dialog
      open={open}
      title={words.shortcutsTitle}
      onClose={onClose}
      footer={<Button onClick={onClose}>{kitWords[locale].dismiss}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr_auto_1fr]">
        {SHORTCUTS.map(({ key, name }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="k-kbd">{key}</kbd>
            </dt>
            <dd>{words.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={words.shortcutsOn}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Dialog>
  );
}
