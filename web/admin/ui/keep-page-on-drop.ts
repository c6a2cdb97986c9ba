/** A file or a link that is dropped where nothing takes it would open in place of the page, with what is typed in it. */
export function keepPageOnDrop(): void {
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
}

function refuse(event: DragEvent): void {
  const { target, dataTransfer } = event;
  const { types = [] } = dataTransfer ?? {};
  const isControl =
    target instanceof Element && target.matches('input, textarea, [contenteditable] *');
  const isTaken =
    event.defaultPrevented ||
    (types.includes('Files') ? isFileInput(target) : isControl || !types.includes('text/uri-list'));
  if (isTaken) return;
  event.preventDefault();
  if (dataTransfer) dataTransfer.dropEffect = 'none';
}

const isFileInput = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'file';
