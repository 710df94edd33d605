import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '#src/design/button.tsx';

interface ActionFormProps {
  /** What the server is asked to do. */
  action: string;
  submit: string;
  kind?: ButtonKind;
  children?: ReactNode;
}

/** An action on a request. A form of its own for each: Enter in one never sends another. */
export const ActionForm = ({ action, submit, kind = 'secondary', children }: ActionFormProps) => (
  <form method="post">
    <input type="hidden" name="action" value={action} />
    {children}
    <p>
      <Button type="submit" kind={kind}>
        {submit}
      </Button>
    </p>
  </form>
);
