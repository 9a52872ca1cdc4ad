import type { DeskCaseDetail } from '../contracts/desk.ts';
import { Icon } from '../src/ui/pictures/Icon.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { compare, type Check, type Draft } from './judgement.ts';
import { ReasonSelect } from './ReasonSelect.tsx';
import { fieldName } from './words.ts';
import * as styles from './fields.css.ts';

interface FieldsProps {
  detail: DeskCaseDetail;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  mayWrite: boolean;
}

function CheckMark({ check }: { check: Check | undefined }) {
  if (check === undefined)
    return (
      <Text variant="label" tone="muted">
        —
      </Text>
    );
  return (
    <span className={styles.check[check]}>
      <Icon name={check === 'same' ? 'check' : 'close'} size="xs" />
      {check === 'same' ? 'Same' : 'Differs'}
    </span>
  );
}

type Field = DeskCaseDetail['fields'][number];

function FieldRow({
  field,
  hasReasons,
  detail,
  draft,
  onDraft,
  mayWrite,
}: FieldsProps & { field: Field; hasReasons: boolean }) {
  const { name, value } = field;
  const reasons = reasonsOf(detail, name);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {fieldName(name)}
      </th>
      <td className={styles.entered}>{value}</td>
      {detail.has_papers ? <ReadCells field={field} draft={draft} onDraft={onDraft} /> : null}
      {hasReasons ? (
        <td className={styles.cell}>
          {reasons ? (
            <ReasonSelect
              label={`Reason to refuse: ${fieldName(name)}`}
              nothing="No reason needed"
              reasons={reasons}
              value={(mayWrite ? draft.reasons[name] : detail.rejections[name]) ?? ''}
              onChange={(reason) => onDraft({ ...draft, reasons: { ...draft.reasons, [name]: reason } })}
              disabled={!mayWrite}
            />
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

/** The operator's transcription from the documents, and whether it matches. */
function ReadCells({
  field: { name, value },
  draft,
  onDraft,
}: Pick<FieldsProps, 'draft' | 'onDraft'> & { field: Field }) {
  const read = draft.read[name] ?? '';
  const check = compare(value, read);
  return (
    <>
      <td className={styles.cell}>
        <input
          className={styles.read[check ?? 'same']}
          aria-label={`Read from the ID: ${fieldName(name)}`}
          value={read}
          onChange={(event) => onDraft({ ...draft, read: { ...draft.read, [name]: event.target.value } })}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
        />
      </td>
      <td className={styles.cell}>
        <CheckMark check={check} />
      </td>
    </>
  );
}

const reasonsOf = ({ reasons }: DeskCaseDetail, field: string) =>
  reasons.find((each) => each.field === field)?.reasons;

/** Items that can be rejected but are neither a field nor a picture, e.g. the origin of money, have a separate row. */
function rowsOf({ fields, pictures, reasons }: DeskCaseDetail): Field[] {
  const shown = new Set([...fields.map(({ name }) => name), ...pictures.map(({ field }) => field)]);
  const others = reasons.filter(({ field }) => !shown.has(field));
  return [...fields, ...others.map(({ field }) => ({ name: field, value: '—' }))];
}

/** The customer's entries next to the operator's transcription from the ID. */
export function Fields(props: FieldsProps) {
  const { detail } = props;
  const rows = rowsOf(detail);
  // Where pictures are judged, the reason is shown below each picture.
  const hasReasons = rows.some(({ name }) => reasonsOf(detail, name));
  if (detail.fields.length === 0)
    return (
      <Text as="p" variant="body" tone="secondary">
        What the customer entered is not kept any more.
      </Text>
    );
  const titles = detail.has_papers
    ? (['Field', 'Entered by the customer', 'Read from the ID', 'Check'] as const)
    : (['Field', 'What is known'] as const);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[...titles, ...(hasReasons ? (['Reason, if refused'] as const) : [])].map((title) => (
            <th key={title} scope="col" className={styles.title[title]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((field) => (
          <FieldRow key={field.name} {...props} field={field} hasReasons={hasReasons} />
        ))}
      </tbody>
    </table>
  );
}
