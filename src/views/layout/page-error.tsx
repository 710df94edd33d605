import { pageTrouble } from '#content/ui/page-trouble.ts';
import { Container } from '#src/design/primitives.tsx';

/** Replaces a page whose code failed to load or threw, within the site's frame. */
export function PageError() {
  return (
    <Container>
      <h1>{pageTrouble.heading}</h1>
      <p>{pageTrouble.text}</p>
    </Container>
  );
}

/** Replaces a part of a page whose view threw. */
export const PartError = () => <p role="alert">{pageTrouble.part}</p>;
