import { pathsView as words } from '#statelab/messages/paths.ts';
import { Heading, Sheet } from '#statelab/app/lab-parts.ts';
import type { PathsResult } from './query-paths.ts';

function Names({ heading, names }: { heading: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Sheet>
      <Heading>{heading}</Heading>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Unreached parts: certainly unreachable, or unknown. */
export function Unreached({
  result: { notOnPage, unreachable, unknown },
}: {
  result: PathsResult;
}) {
  return (
    <>
      <Names heading={words.notOnPage} names={notOnPage} />
      <Names heading={words.unreachable} names={unreachable} />
      <Names heading={words.unknown} names={unknown} />
    </>
  );
}
