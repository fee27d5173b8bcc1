/** What a picture of the couple must be (decision 36): sides in pixels, size as it is sent. */
export const MIN_PHOTO_SIDE_PX = 320;
export const MAX_PHOTO_SIZE_BYTES = 10_485_760;

/** The longest side a picture is kept with: enough for a desktop's hero at double density. */
export const MAX_PHOTO_SIDE_PX = 2000;

/** What may be sent. Browsers that can read HEIC turn it into JPEG first. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Where a picture is kept: `photo/<wedding>/<unguessable>.<kind>`. */
export const PHOTO_KEY = /^photo\/[1-9]\d{0,9}\/[\w-]{20,64}\.(?:jpg|webp)$/;
