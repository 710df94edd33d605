import { declineReasons, leadPage } from '#content/ui/lead-page.ts';
import { leadWords } from '#content/ui/lead-words.ts';
import { Button } from '#src/design/button.tsx';
import { Field } from '#src/design/field.tsx';

const { offer } = leadPage;

/** A firm accepts or declines a request. A form of its own each: Enter in one never sends the other. */
export const OfferForms = () => (
  <>
    <form method="post">
      <input type="hidden" name="action" value="accept" />
      <p>
        <Button type="submit">{offer.accept}</Button>
      </p>
    </form>
    <h2>{offer.declineTitle}</h2>
    <form method="post">
      <input type="hidden" name="action" value="decline" />
      <Field
        id="reason"
        name="reason"
        label={offer.reason}
        options={[{ value: '', label: leadWords.choose }, ...declineReasons]}
        required
      />
      <p>
        <Button type="submit" kind="secondary">
          {offer.decline}
        </Button>
      </p>
    </form>
  </>
);
