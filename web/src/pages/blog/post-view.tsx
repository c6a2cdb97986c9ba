import { useEffect } from 'react';
import type { PublicPost } from '../../../../model/api/content.ts';
import { usePost } from '../../features/content/index.ts';
import { LocaleSwitch, useLocale } from '../../features/i18n/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { studio } from '../../studio.ts';
import { Icon } from '../../ui/icons.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Article } from './article.tsx';
import type { Messages } from './messages.ts';

interface PostViewProps {
  messages: Messages;
  slug: string;
  builtIn: PublicPost | undefined;
  isBuiltIn: boolean;
}

/** One post, or what is said in its place: being fetched, not there, not to be had, in the other language only. */
export function PostView({ messages: t, slug, builtIn, isBuiltIn }: PostViewProps) {
  const locale = useLocale();
  const { view, retry } = usePost(slug, builtIn, isBuiltIn);
  const text = view.status === 'ready' ? view.post.texts[locale] : undefined;
  const title = text?.title;

  useEffect(() => {
    // The app sets the head of the page "Blog" before effects run; the post's own title comes after it.
    if (title) document.title = `${title} | ${studio.name}`;
  }, [title]);

  return (
    <div className="wrap reading">
      <Link to="/blog" className="more">
        <Icon name="back" />
        {t.back}
      </Link>
      {view.status === 'ready' && text && (
        <Article text={text} cover={view.post.cover} published={t.post.published} />
      )}
      {view.status !== 'ready' && (
        <div className="state" role="status" aria-busy={view.status === 'loading'}>
          <Logo />
          {view.status === 'missing' ? <h1>{t.post.missing}</h1> : null}
          {view.status === 'loading' && <p>{t.post.loading}</p>}
          {view.status === 'failed' && (
            <>
              <p>{view.offline ? t.post.offline : t.post.failed}</p>
              <button type="button" className="button quiet" onClick={retry}>
                {t.states.retry}
              </button>
            </>
          )}
        </div>
      )}
      {view.status === 'ready' && !text && (
        <div className="state">
          <Logo />
          <h1>{t.post.otherLanguage}</h1>
          <LocaleSwitch className="button">{t.post.readOther}</LocaleSwitch>
        </div>
      )}
    </div>
  );
}
