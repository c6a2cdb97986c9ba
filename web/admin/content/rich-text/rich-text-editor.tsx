import type { Node } from 'prosemirror-model';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { Loading, useToast } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { FieldPath } from '#model/content/field-paths.ts';
import type { Locale } from '#studio/locale.ts';
import type { EntrySession } from '../save/entry-store.ts';
import { type ToolbarState, commands, toolbarState } from './commands.ts';
import { type EditedImage, type TextImage, ImageDialog } from './image-dialog.tsx';
import { editedLink, removeLink, setLink, type EditedLink } from './link-commands.ts';
import { LinkDialog } from './link-dialog.tsx';
import { richTextMessages } from './messages.ts';
import './rich-text.css';
import { schema } from './schema.ts';
import { type ToolbarButton, Toolbar } from './toolbar.tsx';
import { useRichTextView } from './use-rich-text-view.ts';

const PAUSE_MS = 150;

const EMPTY_STATE: ToolbarState = {
  active: new Set(),
  enabled: new Set(),
  isInTable: false,
};

interface RichTextEditorProps {
  session: EntrySession;
  path: FieldPath;
  language: Locale;
  label: string;
  isShown: boolean;
  fieldId: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  onTooComplex: () => void;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { session, path, language, label, isShown, fieldId, isInvalid, describedBy } = props;
  const t = richTextMessages[useLocale()];
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [toolbar, setToolbar] = useState(EMPTY_STATE);
  const [link, setEditedLink] = useState<EditedLink | null>(null);
  const [images, setImages] = useState<readonly EditedImage[]>([]);
  const keysId = `${fieldId}-keys`;

  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': [keysId, describedBy].filter(Boolean).join(' '),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isShown && { 'data-field': fieldId }),
    class: 'rich-text prose',
    lang: language,
    spellcheck: 'true',
    'data-placeholder': t.placeholder,
  };

  const view = useRichTextView({
    session,
    path,
    place,
    attributes,
    isShown,
    onTooComplex: props.onTooComplex,
    handlers: {
      keys: {
        link: openLink,
        toolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
      },
      updated: (open, docChanged) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => refresh(open), docChanged ? PAUSE_MS : 0);
      },
      images: (files) => setImages(files.map((file) => ({ file, ...NO_IMAGE }))),
      notPasted: (what) => toast({ text: t.notPasted[what] }),
    },
  });
  useEffect(() => {
    view?.setProps({ attributes });
    // oxlint-disable-next-line react/exhaustive-deps -- the attributes are made of these
  }, [view, label, isInvalid, isShown, describedBy, language, fieldId]);

  useEffect(() => {
    if (view) refresh(view);
    return () => clearTimeout(timer.current);
  }, [view]);

  function refresh(open: EditorView): void {
    if (!open.isDestroyed) setToolbar(toolbarState(open.state));
  }

  function openLink({ state }: EditorView): void {
    setEditedLink(editedLink(state));
  }

  function press(button: ToolbarButton): void {
    if (!view) return;
    if (button === 'link') openLink(view);
    else if (button === 'image') setImages([selectedImage(view.state)]);
    else {
      commands[button](view.state, view.dispatch, view);
      if (document.activeElement?.closest('[role=toolbar]') !== bar.current) view.focus();
      refresh(view);
    }
  }

  function closeDialog(): void {
    setEditedLink(null);
    setImages((before) => before.slice(1));
    setTimeout(() => view?.focus());
  }

  function insertImage({ src, alt, caption }: TextImage): void {
    if (view) {
      const { tr } = view.state;
      const isImage = imageNode(view.state) !== null;
      const node = schema.nodes.image.create({ src, alt, title: caption || null });
      view.dispatch(tr.replaceSelectionWith(node, !isImage).scrollIntoView());
    }
    closeDialog();
  }

  return (
    <div hidden={!isShown}>
      {view ? (
        <Toolbar bar={bar} label={label} state={toolbar} press={press} leave={() => view.focus()} />
      ) : (
        <Loading rows={8} />
      )}
      <div
        className="rounded-b-lg border border-a-edge bg-a-panel focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-a-accent min-[1100px]:h-(--rich-text-height) min-[1100px]:overflow-auto min-[1100px]:[contain:strict]"
        hidden={!view}
      >
        <div ref={place} />
      </div>
      <p id={keysId} className="sr-only">
        {t.keys}
      </p>
      {view && link && (
        <LinkDialog
          link={link}
          save={(edited) => {
            view.dispatch(setLink(view.state, edited));
            closeDialog();
          }}
          remove={() => {
            view.dispatch(removeLink(view.state));
            closeDialog();
          }}
          close={closeDialog}
        />
      )}
      {images[0] && (
        <ImageDialog
          key={images.length}
          image={images[0]}
          language={language}
          save={insertImage}
          close={closeDialog}
        />
      )}
    </div>
  );
}

const NO_IMAGE: TextImage = { src: '', alt: '', caption: '' };

function imageNode({ selection }: EditorState): Node | null {
  const isImage = selection instanceof NodeSelection && selection.node.type === schema.nodes.image;
  return isImage ? selection.node : null;
}

function selectedImage(state: EditorState): EditedImage {
  const node = imageNode(state);
  if (node === null) return { file: null, ...NO_IMAGE };
  const { src, alt, title } = node.attrs as { src: string; alt: string; title: string | null };
  return { file: null, src, alt, caption: title ?? '' };
}
