import { useState } from 'react';
import { Icon } from '../../public-ui/icons.tsx';

interface ShareButtonProps {
  /** The page's address for whoever gets it. */
  url: string;
  title: string;
  messages: { share: string; copied: string };
}

/**
 * Opens the system's sheet for sharing; where there is none, copies the address and says so, and where that is refused
 * shows the address. Hidden without scripting.
 */
export function ShareButton({ url, title, messages: t }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  async function share(): Promise<void> {
    try {
      if ('share' in navigator) return await navigator.share({ title, url });
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
