import * as styles from './PlaceDrawing.css.ts';

interface PlaceDrawingProps {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const frame = { width: 330, height: 196 };
const centre = { x: frame.width / 2, y: frame.height / 2 };
/** Widths of the arcs on each side and heights of the parallels, in units of the frame. */
const arcs = [38, 76, 114, 152];
const parallels = [41, 90];

const degreesOf = (value: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;

/** A place where its meridian meets its parallel. No map: nothing is loaded from outside. */
export function PlaceDrawing({ latitude, longitude }: PlaceDrawingProps) {
  const { width, height } = frame;
  return (
    <div className={styles.frame} translate="no">
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden="true" focusable="false">
        {arcs.map((arc) => (
          <ellipse key={arc} cx={centre.x} cy={centre.y} rx={arc} ry={height * 0.66} />
        ))}
        {parallels.flatMap((distance) =>
          [-1, 1].map((side) => (
            <path
              key={side * distance}
              d={`M0 ${centre.y + side * distance * 0.86}Q${centre.x} ${centre.y + side * distance * 1.1} ${width} ${centre.y + side * distance * 0.86}`}
            />
          )),
        )}
        <path d={`M0 ${centre.y}H${width}`} className={styles.parallel} />
        <path d={`M${centre.x} 0V${height}`} className={styles.meridian} />
        <circle cx={centre.x} cy={centre.y} r="14" className={styles.point} />
        <circle cx={centre.x} cy={centre.y} r="4.5" className={styles.centre} />
      </svg>
      <span className={styles.latitude}>{degreesOf(latitude, ['N', 'S'])}</span>
      <span className={styles.longitude}>{degreesOf(longitude, ['E', 'W'])}</span>
    </div>
  );
}
