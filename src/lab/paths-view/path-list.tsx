import { css } from '@emotion/css';
import { pathsView as words } from '#content/lab-paths.ts';
import { tokens } from '#src/design/tokens.ts';
import { headingClass, toolClass } from '#src/lab/app/lab-style.ts';
import type { Answer } from './answer.ts';

const list = css({
  display: 'grid',
  gap: tokens.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: '20rem',
  overflow: 'auto',
  '& button': { width: '100%', textAlign: 'start' },
});

interface PathListProps {
  readonly paths: Answer['paths'];
  /** From 1. */
  readonly chosen: number;
  readonly onChoose: (path: number) => void;
}

/** The paths that were found, to choose one of. */
export function PathList({ paths, chosen, onChoose }: PathListProps) {
  return (
    <section aria-labelledby="found-paths">
      <h2 id="found-paths" className={headingClass}>
        {words.paths}
      </h2>
      <ul className={list}>
        {paths.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              className={toolClass}
              aria-pressed={chosen === index + 1}
              onClick={() => onChoose(index + 1)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
