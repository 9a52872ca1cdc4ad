import { Button } from '../src/ui/actions/Button.tsx';
import { Icon } from '../src/ui/pictures/Icon.tsx';
import { measured } from '../src/ui/loading/measured.ts';
import { Spinner } from '../src/ui/loading/Spinner.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import type { IconName } from '../src/ui/pictures/icons.ts';
import * as laterIcons from '../src/ui/pictures/laterIcons.ts';
import { usePicture } from './usePicture.ts';
import { usePictureView } from './usePictureView.ts';
import { fieldName } from './words.ts';
import * as styles from './pictures.css.ts';

interface PictureFrameProps {
  id: number;
  field: string;
  pixels: string;
  isRefused: boolean;
  isWide: boolean;
  onWide: () => void;
}

function Tool({
  icon,
  label,
  pressed,
  onClick,
}: {
  icon: IconName;
  label: string;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} size="xs" />
    </button>
  );
}

/** A view-only picture that cannot be saved. */
export function PictureFrame({ id, field, pixels, isRefused, isWide, onWide }: PictureFrameProps) {
  const { url, error, retry } = usePicture(`cases/${id}/pictures/${encodeURIComponent(field)}`);
  const { view, zoomIn, zoomOut, turn, frame } = usePictureView();
  const name = fieldName(field);
  return (
    <div className={styles.edge[isRefused ? 'refused' : 'plain']}>
      <div
        {...frame}
        className={styles.frame[isWide ? 'wide' : 'one']}
        role="group"
        aria-label={`${name}: plus and minus zoom, arrows move, R rotates`}
        tabIndex={0}
        onContextMenu={(event) => event.preventDefault()}
      >
        {url === undefined ? (
          <div className={styles.blank} role={error ? 'alert' : 'status'}>
            {error ? (
              <>
                <Text variant="caption">{error.message}</Text>
                <Button variant="secondary" size="sm" onClick={retry}>
                  Try again
                </Button>
              </>
            ) : (
              <>
                <Spinner />
                <Text variant="caption">Loading</Text>
              </>
            )}
          </div>
        ) : (
          <img
            src={url}
            alt={name}
            draggable={false}
            className={styles.image[view.turns % 2 === 0 ? 'upright' : 'across']}
            data-scale={view.scale.toFixed(2)}
            data-turns={view.turns}
            {...measured({
              [styles.scale]: view.scale,
              [styles.angle]: `${view.turns * 90}deg`,
              [styles.left]: view.x,
              [styles.top]: view.y,
            })}
          />
        )}
      </div>
      <div className={styles.tools}>
        <Text variant="micro" num noWrap>
          {pixels}
        </Text>
        <span className={styles.buttons}>
          <Tool icon={laterIcons.minus} label={`Zoom out: ${name}`} onClick={zoomOut} />
          <Tool icon={laterIcons.plus} label={`Zoom in: ${name}`} onClick={zoomIn} />
          <Tool icon="refresh" label={`Rotate: ${name}`} onClick={turn} />
          <Tool icon="search" label={`Enlarge: ${name}`} pressed={isWide} onClick={onWide} />
        </span>
      </div>
    </div>
  );
}
