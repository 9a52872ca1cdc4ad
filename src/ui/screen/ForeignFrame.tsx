import * as styles from './ForeignFrame.css.ts';

interface ForeignFrameProps {
  title: string;
  /** Of another origin than the app: of its own one, a frame could read what is kept of a session. */
  src: string;
  /** Its page, or the browser's own in its place, has loaded. */
  onLoad: () => void;
}

/**
 * A page of somebody else within this one. It runs, sends forms and keeps what is its own; it opens windows, leads this
 * page nowhere, and learns nothing of the address that it is shown at.
 */
export function ForeignFrame({ title, src, onLoad }: ForeignFrameProps) {
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={src}
      onLoad={onLoad}
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  );
}
