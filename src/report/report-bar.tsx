import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { createRoot } from 'react-dom/client';
import { today } from '#content/today.ts';
import { visitReport as words } from '#content/ui/visit-report.ts';
import { Button } from '#src/design/button.tsx';
import { grounds } from '#src/design/ground.ts';
import { tokens } from '#src/design/tokens.ts';

const Bar = styled.section(grounds.white, {
  position: 'fixed',
  // Above the sticky bar of small screens, which is part of the recorded page.
  insetBlockEnd: `calc(var(--measure-bar) + ${tokens.space[8]})`,
  insetInlineStart: tokens.space[8],
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[16],
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  border: `2px solid ${tokens.color.bush}`,
  boxShadow: '0 4px 16px rgb(0 0 0 / 25%)',
  fontSize: tokens.size.small,
  '& p': { margin: 0, fontWeight: tokens.weight.bold },
  [tokens.media.print]: { display: 'none' },
});

/** Downloads a report as a file. */
function saveReport(report: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([report], { type: 'application/json' }));
  link.download = words.fileName(today());
  link.click();
  // The browser has taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Shows on every page of a visit that it is being recorded. `finish` ends the recording. */
export function showBar(finish: () => string): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const stop = (): void => {
    saveReport(finish());
    root.unmount();
  };
  root.render(
    <CacheProvider value={createCache({ key: 'report' })}>
      <Bar aria-label={words.name}>
        <p role="status">{words.state}</p>
        <Button kind="secondary" onClick={stop}>
          {words.stop}
        </Button>
      </Bar>
    </CacheProvider>,
  );
}
