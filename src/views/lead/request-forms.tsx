import { leadPage, requestFields } from '#content/ui/lead-page.ts';
import { Button } from '#src/design/button.tsx';
import { ChoiceInput, ChoiceRow } from '#src/design/choice-row.ts';
import { Field } from '#src/design/field.tsx';
import { controlOf } from '#src/views/forms/control-of.ts';

const { request } = leadPage;
const { message, phone } = requestFields;

/** What a visitor may do with a request. */
export const RequestForms = () => (
  <>
    <h2>{request.addTitle}</h2>
    <form method="post">
      <input type="hidden" name="action" value="add" />
      <Field {...controlOf(message)} id="message" name="message" maxLength={message.limit} />
      <p>
        <Button type="submit" kind="secondary">
          {request.add}
        </Button>
      </p>
    </form>
    <h2>{request.phoneTitle}</h2>
    <form method="post">
      <input type="hidden" name="action" value="phone" />
      <Field {...controlOf(phone)} id="phone" name="phone" maxLength={phone.limit} />
      <p>
        <Button type="submit" kind="secondary">
          {request.changePhone}
        </Button>
      </p>
    </form>
    <h2>{request.withdrawTitle}</h2>
    <form method="post">
      <input type="hidden" name="action" value="withdraw" />
      <p>{request.withdrawMeaning}</p>
      <p>
        <ChoiceRow>
          <ChoiceInput type="checkbox" name="confirm" value="yes" required />
          <span>{request.confirm}</span>
        </ChoiceRow>
      </p>
      <p>
        <Button type="submit" kind="secondary">
          {request.withdraw}
        </Button>
      </p>
    </form>
  </>
);
