import { useState } from 'react';
import { Icon } from '../../public-ui/icons.tsx';

/**
 * Opens the system's sheet for sharing the page; where there is none, copies the address and says so, and where that is refused
 * shows the address. Hidden without scripting.
 */
export function ShareButton({ messages: t }: { messages: { share: string; copied: string } }) {
  const [said, setSaid] = useState('');
  async function share(): Promise<void> {
    const { title } = document;
    const url = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid(t.copied);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) setSaid(url);
    }
  }
  return (
    <span className="share">
      <span role="status">{said}</span>
      <button type="button" className="text-link" onClick={() => void share()}>
        <Icon name="share" />
        {t.share}
      </button>
    </span>
  );
}
