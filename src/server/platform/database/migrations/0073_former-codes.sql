-- Orders are found by the tickets and booking references that a change of flights replaced, too: `formerCodes`. No order has
-- them yet, so none is made searchable again.
CREATE OR REPLACE FUNCTION order_item_codes(details jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_path_query_array(details, '$.bookingCodes[*].code') || jsonb_path_query_array(details, '$.tickets[*].number')
    || jsonb_path_query_array(details, '$.voucher.code') || jsonb_path_query_array(details, '$.voucher.confirmation')
    || jsonb_path_query_array(details, '$.formerCodes[*]');
