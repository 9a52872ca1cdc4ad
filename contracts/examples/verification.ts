import type { components } from '../schema.d.ts';

export const submitBasicVerification = 'Your details are under review';

export const submitAdvancedVerification = 'Your photos are under review';

export const upload = '/upload/0mjq1yt5k2h8w3c7vd';

/** A single pixel, to keep the contract small. */
export const uploadPreview: components['schemas']['UploadPreview'] = {
  type: 'image/jpeg',
  base64:
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
};
