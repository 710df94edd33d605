import { css } from '@emotion/css';
import { notFound } from '#content/not-found.ts';
import { Button, buttonClass } from '#src/design/button.tsx';
import { Hero } from '#src/design/hero.tsx';
import { Section } from '#src/design/section.tsx';
import { tokens } from '#src/design/tokens.ts';

const list = css({
  display: 'grid',
  gap: tokens.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: tokens.space[8] },
});

/** What an address without a page shows. */
export function NotFound() {
  return (
    <>
      <Hero
        level={1}
        heading={notFound.heading}
        lede={notFound.text}
        drawing="/drawings/hero.svg"
        actions={
          <>
            <a className={buttonClass('primary')} href={notFound.home.path}>
              {notFound.home.label}
            </a>
            <a className={buttonClass('secondary')} href={notFound.quote.path}>
              {notFound.quote.label}
            </a>
            <Button kind="quiet" onClick={() => window.history.back()}>
              {notFound.goBack}
            </Button>
          </>
        }
      />
      <Section heading={notFound.popularHeading}>
        <ul className={list}>
          {notFound.popular.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
