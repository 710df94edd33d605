import type { TabProps } from '#src/lab/app/tab-props.ts';

/** To be filled. */
export function PathsTab({ entry }: TabProps) {
  return <p>{entry.id}</p>;
}
