import { useEffect, useState } from 'react';
import { lab } from '#content/lab-tape.ts';
import type { TabProps } from '#src/lab/app/tab-props.ts';
import { Note } from '#src/lab/app/lab-parts.ts';
import { createLive } from './create-live.ts';
import { LiveView } from './live-view.tsx';

function Running({ entry, layout, search }: TabProps) {
  const [live] = useState(() => createLive(entry));
  useEffect(() => live.start(), [live]);
  return <LiveView live={live} layout={layout} search={search} />;
}

/** The real page beside its chart: live, at any recorded moment, or replayed. */
export function LiveTab(props: TabProps) {
  return props.entry.path === null ? <Note>{lab.frame.noView}</Note> : <Running {...props} />;
}
