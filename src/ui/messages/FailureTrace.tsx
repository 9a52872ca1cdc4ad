import { FormattedMessage } from 'react-intl';
import * as styles from './FailureTrace.css.ts';
import { renderAnchor } from '../actions/renderLink.tsx';
import { supportHref, type Failure } from '../screen/supportHref.ts';

/** Time and request id of a failure, with a link to support. */
export function FailureTrace({ at, requestId }: Failure) {
  return (
    <p className={styles.trace}>
      {at === undefined ? null : (
        <span>
          <FormattedMessage id="ui.failed.time" defaultMessage="{at, time, ::HHmmss}" values={{ at }} />
        </span>
      )}
      {requestId === undefined ? null : (
        <span>
          <FormattedMessage
            id="ui.failed.request"
            defaultMessage="request {requestId}"
            values={{ requestId }}
          />
        </span>
      )}
      {renderAnchor({
        className: styles.help,
        href: supportHref({ at, requestId }),
        children: <FormattedMessage id="ui.failed.help" defaultMessage="Get help" />,
      })}
    </p>
  );
}
