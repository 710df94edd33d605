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
