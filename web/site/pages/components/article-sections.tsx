interface ArticleSectionsProps {
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

export function ArticleSections({ sections }: ArticleSectionsProps) {
  return sections.map(({ title, paragraphs }) => (
    <section key={title} className="paragraphs">
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  ));
}
