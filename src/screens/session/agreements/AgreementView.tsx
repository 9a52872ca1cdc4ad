import { FormattedMessage } from 'react-intl';
import { AgreementText, type AgreementTextProps } from '../../../components/agreements/AgreementText.tsx';

/** Any agreement, with its own title. */
export function AgreementView(props: AgreementTextProps) {
  const { article } = props;
  const title = article?.state === 'ready' ? article.data.title : undefined;
  return (
    <AgreementText
      {...props}
      title={title ?? <FormattedMessage id="agreement.title" defaultMessage="Agreement" />}
    />
  );
}
