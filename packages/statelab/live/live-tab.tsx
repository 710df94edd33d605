import { lab } from '#statelab/messages/tape.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import type { TabProps } from '#statelab/app/tab-props.ts';
import { machineHash } from '#statelab/app/url-hash.ts';

/** Replaces the live view of a machine without a page. */
export const LiveTab = ({ entry: { id, path } }: TabProps) =>
  path === null && (
    <Note>
      {lab.frame.noView} <a href={machineHash(id, 'simulate')}>{lab.frame.simulate}</a>
    </Note>
  );
