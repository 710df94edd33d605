import { lab } from '#statelab/messages/chart.ts';

export function NotFound({ address }: { address: string }) {
  return (
    <>
      <h1>{lab.notFound.heading}</h1>
      <p>{lab.notFound.text(address)}</p>
      <p>
        <a href="#/">{lab.notFound.link}</a>
      </p>
    </>
  );
}
