import { lab } from '#statelab/messages/chart.ts';

export function NotFound({ hash }: { hash: string }) {
  return (
    <>
      <h1>{lab.notFound.heading}</h1>
      <p>{lab.notFound.text(hash)}</p>
      <p>
        <a href="#/">{lab.notFound.link}</a>
      </p>
    </>
  );
}
